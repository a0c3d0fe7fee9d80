import { registerRootComponent } from 'expo';
import { App } from './app/App';

registerRootComponent(App);

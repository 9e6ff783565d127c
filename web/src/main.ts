// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './lib/style/index.css';
import { show, theme } from './theme';

show(theme());
mount(App, { target: document.body });

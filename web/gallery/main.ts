// Starts the gallery.
import { mount } from 'svelte';
import '../src/lib/style/index.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });

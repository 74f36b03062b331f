import { mount } from 'svelte'
import App from './App.svelte'
import { preferences } from './preferences.svelte'
import { speak } from './words.svelte'
import './style/index.css'

await speak(preferences.lang, preferences.vocabulary)
mount(App, { target: document.querySelector('#page')! })

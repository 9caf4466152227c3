import { answer } from './answer';
import { activate, install } from './lifecycle';
import { receive } from './receive';
import { scope } from './scope';
import { bundledSite } from './site';

const site = bundledSite();

scope.addEventListener('install', (event) => event.waitUntil(install(event, site)));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => answer(event, site));
scope.addEventListener('message', (event) => event.waitUntil(receive(event, site)));

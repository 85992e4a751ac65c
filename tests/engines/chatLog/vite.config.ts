import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * `npx vite build tests/engines/chatLog --outDir <folder>`, then `npx vite preview` with the same: a page that runs the
 * random steps of the chat log in any browser with the production build of React, `?steps=3000&seed=7`. The attribute
 * `data-result` of its root element then has the faults.
 */
export default defineConfig({ base: './', plugins: [react({ compiler: true }), vanillaExtractPlugin()] });

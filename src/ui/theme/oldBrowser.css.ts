import { globalStyle } from '@vanilla-extract/css';
import { floorConditions } from './floorConditions.ts';

// The message in index.html for browsers that are too old. It is hidden by conditions that only newer browsers
// support, so that it shows where no script runs.
globalStyle('#old-browser', {
  display: 'block',
  padding: '16px',
  '@supports': { [Object.values(floorConditions).join(' and ')]: { display: 'none' } },
});

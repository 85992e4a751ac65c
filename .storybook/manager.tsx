/** @jsxRuntime classic */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ConsolePanel } from './ConsolePanel.tsx';
import { ConsoleTitle } from './ConsoleTitle.tsx';
import { chooseWidth } from './chooseWidth.ts';
import { theme } from './theme.ts';

// Storybook's own window around the stories: the theme, the panel of the console, and the control of the width.
// The panel would cut what is shown; `A` opens it.
addons.setConfig({ theme, showPanel: false });

addons.register('otonowa/console', () => {
  addons.add('otonowa/console/panel', {
    type: types.PANEL,
    title: ConsoleTitle,
    render: ({ active = false }) => <ConsolePanel active={active} />,
  });
});

addons.register('otonowa/width', chooseWidth);

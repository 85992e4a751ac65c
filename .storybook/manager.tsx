/** @jsxRuntime classic */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ConsolePanel } from './ConsolePanel.tsx';
import { ConsoleTitle } from './ConsoleTitle.tsx';

addons.register('otonowa/console', () => {
  addons.add('otonowa/console/panel', {
    type: types.PANEL,
    title: ConsoleTitle,
    render: ({ active = false }) => <ConsolePanel active={active} />,
  });
});

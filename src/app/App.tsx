import '../ui/theme/global.css.ts';
import { SnackbarRegion } from '../ui/Snackbar/SnackbarRegion.tsx';
import { NoteEffect } from './effects/NoteEffect.tsx';
import { Routes } from './routes/Routes.tsx';
import { SessionEndHandler } from './session/SessionEndHandler.tsx';

export function App() {
  return (
    <>
      <SessionEndHandler />
      <Routes />
      <SnackbarRegion />
      <NoteEffect />
    </>
  );
}

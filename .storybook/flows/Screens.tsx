import { Routes } from '../../src/app/routes/Routes.tsx';
import { SnackbarRegion } from '../../src/ui/Snackbar/SnackbarRegion.tsx';

/** All screens in their shell. The app's own router expects the app's address, which a built Storybook has not got. */
export function Screens() {
  return (
    <>
      <Routes />
      <SnackbarRegion />
    </>
  );
}

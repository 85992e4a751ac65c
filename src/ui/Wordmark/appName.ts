/** The product's name; `VITE_APP_NAME` sets another at build time (rule S1). */
export const APP_NAME: string = import.meta.env.VITE_APP_NAME || 'OTONOWA';

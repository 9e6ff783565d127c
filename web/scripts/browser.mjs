// Starts the browser that the scripts drive.
import playwright from '@playwright/test';
import { chromium } from './chromium.mjs';

export const launch = () => playwright.chromium.launch(chromium);

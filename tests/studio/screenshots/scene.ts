import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../support/startServer';
import type { Editor } from './editor';

export interface TakeOptions {
  /** What the caption points at: gets a ring around it. */
  mark?: Locator;
  /**
   * Brings the mouse to what the picture shows, before each of its files; otherwise the mouse points
   * at nothing.
   */
  hover?: () => Promise<unknown>;
}

/** What a scene works with. */
export interface Stage {
  page: Page;
  /** Origin of the running project. */
  address: string;
  /** Folder of the project's copy, which the scene may change. */
  project: string;
  editor: Editor;
  /** Opens a page of the project in the editor, and waits until its canvas shows it. */
  openEditor(name: string): Promise<void>;
  /** Opens a page of the project as its users see it. */
  openApp(name: string): Promise<void>;
  /**
   * Takes a picture in both theme modes and both densities.
   *
   * @param name its path below `static/screenshots`, without theme, density, and extension.
   */
  take(name: string, options?: TakeOptions): Promise<void>;
}

/** A project, and the pictures that are taken of it while it runs. */
export interface Scene {
  /** Folder of the project below `tests/fixtures`. */
  fixture: string;
  /** `dev` and `start` are Studio's; `start` comes after a build; `preview` is Vite's, after a build. */
  command: 'dev' | 'start' | 'preview';
  env?: Record<string, string>;
  /** Files and folders that the copy starts without, because the scene makes them. */
  without?: readonly string[];
  /** Changes the copy where it would show the time, and starts what the project talks to. */
  startServices?(project: string): Promise<readonly RunningServer[]>;
  pictures(stage: Stage): Promise<void>;
}

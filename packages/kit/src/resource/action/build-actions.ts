import type { Operation } from '@jwsk/sdk'
import type { DefaultModule } from '@jwsk/ui'
import { loadable } from '@jwsk/ui'
import { type ComponentType, createElement } from 'react'
import type { ActionBuilder } from '../model/action-builder'
import type { DeclaredDialogProps, Importable, RunOptions } from '../model/action-options'
import { type ActionSettings, applyActionDefaults, getPermissionCode } from '../model/action-settings'
import type { Action } from '../model/resource'
import { createEnableOptions } from './enable-options'

/** Creates actions that open a dialog, which is loaded on demand. */
function createDialogAction<Options extends ActionSettings<never>>(
  load: () => Promise<DefaultModule<ComponentType<DeclaredDialogProps<Options>>>>,
) {
  const Part = loadable(load)
  return (name: string, options: Options): Action<never> => ({
    ...applyActionDefaults(options),
    name,
    run: undefined,
    Dialog: (props) => createElement(Part, { ...props, name, options }),
  })
}

const confirmAction = createDialogAction(() => import('./confirm-action').then((module) => ({ default: module.ConfirmAction })))
const sortAction = createDialogAction(() => import('./sort-action').then((module) => ({ default: module.SortAction })))
const importAction = createDialogAction(() => import('./import-action').then((module) => ({ default: module.ImportAction })))

const createRunAction = (name: string, options: RunOptions<never>): Action<never> =>
  options.skipConfirmReason === undefined
    ? { ...confirmAction(name, options), confirms: true }
    : { ...applyActionDefaults(options), name, run: options.run, skipConfirmReason: options.skipConfirmReason, Dialog: undefined }

const toOverflow = (action: Action<never>): Action<never> => ({ ...action, placement: 'overflow' })

const actionBuilder = Object.assign(createRunAction, {
  enableDisable: (...declared: Parameters<typeof createEnableOptions>) =>
    // their records have an id and a status
    createEnableOptions(...declared).map(([name, options]) => toOverflow(createRunAction(name, options as unknown as RunOptions<never>))),
  reorder: (api: Operation) => toOverflow(sortAction('sort', { ...getPermissionCode(api), api })),
  form: createDialogAction(() => import('./form-action').then((module) => ({ default: module.FormAction }))),
  view: createDialogAction(() => import('./view-action').then((module) => ({ default: module.ViewAction }))),
  navigate: createDialogAction(() => import('./navigate-action').then((module) => ({ default: module.NavigateAction }))),
  import: importAction,
  importEntity: ({ import: api, exportTemplate: template }: Importable<number>) =>
    importAction('import', { ...getPermissionCode(api), api, template, overwriteField: 'isCovered' as never }), // part of the entity's input
  batch: createDialogAction(() => import('./batch-action').then((module) => ({ default: module.BatchAction }))),
})

/** Builds the actions of a declaration. */
export const buildActions = <Target>(
  make: ((action: ActionBuilder<Target>) => readonly Action<Target>[]) | undefined,
): readonly Action<Target>[] =>
  // it only passes targets on, of any type
  make?.(actionBuilder as unknown as ActionBuilder<Target>) ?? []

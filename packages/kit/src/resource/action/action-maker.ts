import type { Operation } from '@jwsk/sdk'
import { type ComponentType, createElement } from 'react'
import type { Module } from '../../i18n/types'
import { loadable } from '../../ui/loadable'
import type { ActionMaker } from '../model/action-maker'
import type { DeclaredDialogProps, Importable, RunOptions } from '../model/action-options'
import { type ActionSettings, grantedBy, withDefaults } from '../model/action-settings'
import type { Action } from '../model/resource'
import { enablingOptions } from './enabling'

/** Makes actions for which a part opens, which is fetched when it is asked for. */
function dialogAction<Options extends ActionSettings<never>>(load: () => Promise<Module<ComponentType<DeclaredDialogProps<Options>>>>) {
  const Part = loadable(load)
  return (name: string, options: Options): Action<never> => ({
    ...withDefaults(options),
    name,
    run: undefined,
    Dialog: (props) => createElement(Part, { ...props, name, options }),
  })
}

const confirmAction = dialogAction(() => import('./confirm-action').then((module) => ({ default: module.ConfirmAction })))
const sortAction = dialogAction(() => import('./sort-action').then((module) => ({ default: module.SortAction })))
const importAction = dialogAction(() => import('./import-action').then((module) => ({ default: module.ImportAction })))

const runAction = (name: string, options: RunOptions<never>): Action<never> =>
  options.unasked === undefined
    ? { ...confirmAction(name, options), asks: true }
    : { ...withDefaults(options), name, run: options.run, unasked: options.unasked, Dialog: undefined }

const atLast = (action: Action<never>): Action<never> => ({ ...action, turn: 'last' })

const actionMaker = Object.assign(runAction, {
  enabling: (...declared: Parameters<typeof enablingOptions>) =>
    // their records have an id and a status
    enablingOptions(...declared).map(([name, options]) => atLast(runAction(name, options as unknown as RunOptions<never>))),
  sorting: (api: Operation) => atLast(sortAction('sort', { ...grantedBy(api), api })),
  form: dialogAction(() => import('./form-action').then((module) => ({ default: module.FormAction }))),
  view: dialogAction(() => import('./view-action').then((module) => ({ default: module.ViewAction }))),
  navigate: dialogAction(() => import('./navigate-action').then((module) => ({ default: module.NavigateAction }))),
  import: importAction,
  importing: ({ import: api, exportTemplate: template }: Importable<number>) =>
    importAction('import', { ...grantedBy(api), api, template, overwrite: 'isCovered' as never }), // the entity's input has it
  batch: dialogAction(() => import('./batch-action').then((module) => ({ default: module.BatchAction }))),
})

/** The actions that a declaration makes. */
export const actionsOf = <Target>(
  make: ((action: ActionMaker<Target>) => readonly Action<Target>[]) | undefined,
): readonly Action<Target>[] =>
  // it only hands targets on, whatever they are
  make?.(actionMaker as unknown as ActionMaker<Target>) ?? []

import type { Operation } from '@jwsk/sdk'
import { type ComponentType, createElement } from 'react'
import type { Module } from '../../i18n/types'
import { loadable } from '../../ui/loadable'
import { type ActionFacts, facts, grantedBy } from '../model/action-facts'
import type { ActionMaker } from '../model/action-maker'
import type { Opened, RunOptions } from '../model/action-options'
import type { Action } from '../model/resource'
import { enablingActions } from './enabling'

/** Makes actions for which a part opens, which is fetched when it is asked for. */
function opening<Options extends ActionFacts<never>>(load: () => Promise<Module<ComponentType<Opened<Options>>>>) {
  const Part = loadable(load)
  return (name: string, options: Options): Action<never> => ({
    ...facts(options),
    name,
    run: undefined,
    Dialog: (props) => createElement(Part, { ...props, options }),
  })
}

const confirmed = opening(() => import('./confirm-action').then((module) => ({ default: module.ConfirmAction })))
const sorted = opening(() => import('./sort-action').then((module) => ({ default: module.SortAction })))

const runAction = (name: string, options: RunOptions<never>): Action<never> =>
  options.tone === 'danger' ? confirmed(name, options) : { ...facts(options), name, run: options.run, Dialog: undefined }

const maker = Object.assign(runAction, {
  enabling: enablingActions,
  sorting: (api: Operation) => sorted('sort', { ...grantedBy(api), api }),
  form: opening(() => import('./form-action').then((module) => ({ default: module.FormAction }))),
  view: opening(() => import('./view-action').then((module) => ({ default: module.ViewAction }))),
  open: opening(() => import('./open-action').then((module) => ({ default: module.OpenAction }))),
  import: opening(() => import('./import-action').then((module) => ({ default: module.ImportAction }))),
  batch: opening(() => import('./batch-action').then((module) => ({ default: module.BatchAction }))),
})

/** The actions that a declaration makes. */
export const actionsOf = <Target>(
  make: ((action: ActionMaker<Target>) => readonly Action<Target>[]) | undefined,
): readonly Action<Target>[] =>
  // it only hands targets on, whatever they are
  make?.(maker as unknown as ActionMaker<Target>) ?? []

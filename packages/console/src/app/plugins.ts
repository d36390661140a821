import type { Plugin } from '@jwsk/kit'
import { authority } from '@jwsk/plugin-authority'
import { base } from '@jwsk/plugin-base'
import { camera } from '@jwsk/plugin-camera'
import { content } from '@jwsk/plugin-content'
import { desk } from '@jwsk/plugin-desk'
import { facility } from '@jwsk/plugin-facility'
import { invoice } from '@jwsk/plugin-invoice'
import { job } from '@jwsk/plugin-job'
import { log } from '@jwsk/plugin-log'
import { maintenance } from '@jwsk/plugin-maintenance'
import { member } from '@jwsk/plugin-member'
import { mobile } from '@jwsk/plugin-mobile'
import { ota } from '@jwsk/plugin-ota'
import { parking } from '@jwsk/plugin-parking'
import { partner } from '@jwsk/plugin-partner'
import { product } from '@jwsk/plugin-product'
import { property } from '@jwsk/plugin-property'
import { rent } from '@jwsk/plugin-rent'
import { resource } from '@jwsk/plugin-resource'
import { scenic } from '@jwsk/plugin-scenic'
import { shop } from '@jwsk/plugin-shop'
import { system } from '@jwsk/plugin-system'
import { tour } from '@jwsk/plugin-tour'
import { waterSports } from '@jwsk/plugin-water-sports'

/** Every business area of this console; a plugin is its folder and its line here. */
export const plugins: readonly Plugin[] = [
  system,
  authority,
  content,
  property,
  member,
  partner,
  ota,
  facility,
  camera,
  product,
  desk,
  resource,
  base,
  log,
  job,
  maintenance,
  mobile,
  parking,
  scenic,
  waterSports,
  tour,
  shop,
  rent,
  invoice,
]

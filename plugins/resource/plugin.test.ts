import { testPlugin } from '@jwsk/kit/testing'
import { resource } from './plugin'

testPlugin(resource)

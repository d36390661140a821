import { testPlugin } from '@jwsk/kit/testing'
import { shop } from './plugin'

testPlugin(shop)

import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Meta, useMatches } from 'react-router';
import type { Room } from '../lib/shell/room';
import { isLive } from '../ui/in-turn';

/** What `Meta` renders into the head of a document. */
const tagsOfPage = [
  'title',
  'meta[property]',
  'meta[name]:not([name="viewport"], [name="theme-color"])',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join();

/** The tags that the head shows, as markup; undefined while they are the server's. */
let shown: string | undefined;

/**
 * Keeps the title and the meta tags of the document those of the page. They are rendered apart and
 * copied when they change: what else stands in the head is not the site's alone.
 */
export function LiveHead() {
  const matches = useMatches();
  // Those of the page as the server wrote it, whose head is right already.
  const [served] = useState(isLive() ? null : matches);
  const [rendered] = useState(() => document.createElement('head'));
  useLayoutEffect(() => {
    if (matches === served) return;
    const tags = rendered.innerHTML;
    if (shown === tags) return;
    for (const tag of document.head.querySelectorAll(tagsOfPage)) tag.remove();
    document.head.append(...rendered.cloneNode(true).childNodes);
    shown = tags;
  });
  return matches !== served && createPortal(<Meta />, rendered);
}

/** Keeps the marks of the body by which style sheets know the room and its words. */
export const useBodyMarks = (room: Room | undefined, hasWordsOfAllRooms: boolean): void =>
  useLayoutEffect(() => {
    const { dataset } = document.body;
    if (room) dataset['room'] = room;
    else delete dataset['room'];
    if (hasWordsOfAllRooms) dataset['words'] = 'all';
    else delete dataset['words'];
  }, [room, hasWordsOfAllRooms]);

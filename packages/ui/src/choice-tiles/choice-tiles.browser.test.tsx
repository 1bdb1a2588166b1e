import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoiceTiles } from './choice-tiles.tsx';

const NAMES = ['Champignons', 'Aubergine', 'Zonnebloempittenpasta'] as const;

beforeEach(() => page.viewport(375, 812));

it('the names of three tiles next to each other stay inside them on a phone, however long', async () => {
  const options = NAMES.map((name) => ({ value: name, label: name, picture: null }));
  await render(
    <div className="px-5">
      <ChoiceTiles
        label="Dislikes"
        values={[]}
        onToggle={vi.fn<(name: string) => void>()}
        options={options}
        columns={3}
      />
    </div>,
  );
  await expect.element(page.getByText('Champignons')).toBeVisible();
  for (const name of NAMES) {
    const label = page.getByText(name, { exact: true }).element();
    const tile = label.closest('label')!.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(label);
    expect(text.getBoundingClientRect().left, name).toBeGreaterThanOrEqual(tile.left);
    expect(text.getBoundingClientRect().right, name).toBeLessThanOrEqual(tile.right);
  }
});

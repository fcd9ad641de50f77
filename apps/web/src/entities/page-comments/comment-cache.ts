import type { Like, PageComment } from '@bazaar/api/model';

/** Returns the tree with another like on one comment. */
export function changeComment(tree: readonly PageComment[], id: string, like: Like): PageComment[] {
  return tree.map((comment) =>
    comment.id === id
      ? { ...comment, ...like }
      : { ...comment, children: changeComment(comment.children, id, like) },
  );
}

/** Returns the tree with a comment that has just arrived, below what it answers; once, however often it arrives. */
export function placeComment(tree: readonly PageComment[], arrived: PageComment): PageComment[] {
  const others = tree.filter(({ id }) => id !== arrived.id);
  if (arrived.parentId === undefined) return [...others, arrived];
  return others.map((comment) => {
    const children = placeBelow(comment.children, arrived);
    const isParent = comment.id === arrived.parentId;
    return { ...comment, children: isParent ? [...children, arrived] : children };
  });
}

function placeBelow(children: readonly PageComment[], arrived: PageComment): PageComment[] {
  return children
    .filter(({ id }) => id !== arrived.id)
    .map((comment) => {
      const below = placeBelow(comment.children, arrived);
      return { ...comment, children: comment.id === arrived.parentId ? [...below, arrived] : below };
    });
}

/** Returns the tree with the likes that are ahead of the service. */
export function likedComments(
  tree: readonly PageComment[],
  likes: Readonly<Record<string, Like>>,
): PageComment[] {
  return tree.map((comment) => ({
    ...comment,
    ...likes[comment.id],
    children: likedComments(comment.children, likes),
  }));
}

#!/usr/bin/env bash
# Makes a repository of this solution with four commits, of which the third makes a method slower.
set -euo pipefail
sample=$(cd "$(dirname "$0")" && pwd)
folder=${1:?Name a new folder: make-history.sh FOLDER}
mkdir -p "$folder"
cd "$folder"
if [ -e .git ]; then
  echo "$folder is a repository already. Name a new folder." >&2
  exit 1
fi

# Outputs stay where they are, and so does a nuget.config of the new folder.
tar -C "$sample" --exclude=bin --exclude=obj --exclude=nuget.config --exclude=make-history.sh -cf - . | tar -xf -
[ -e nuget.config ] || sed "s|\.\./\.\./|$sample/../../|" "$sample/nuget.config" >nuget.config
printf 'bin/\nobj/\n' >.gitignore
git init --quiet
git symbolic-ref HEAD refs/heads/main
commit() {
  git add --all
  git -c user.name=Sample -c user.email=sample@example.org commit --quiet --message "$1"
}
commit "Count letters and words"
git tag v1

printf '# Words\n\nCounts letters and words.\n' >README.md
commit "Describe the library"

cat >Words/Letters.cs <<'CODE'
namespace Words;

/// <summary>Letters of a text.</summary>
public static class Letters
{
    /// <summary>Counts them.</summary>
    /// <param name="text">The text.</param>
    public static int Count(string text) => text.ToLowerInvariant().Where(char.IsLetter).Count();
}
CODE
commit "Count letters in one line"

cat >Words/Lines.cs <<'CODE'
namespace Words;

/// <summary>Lines of a text.</summary>
public static class Lines
{
    /// <summary>Counts them.</summary>
    /// <param name="text">The text.</param>
    public static int Count(string text) => text.Split('\n').Length;
}
CODE
commit "Count lines"

cat <<'NEXT'
The repository is ready. Build it, and compare as the workflow does; or search for the commit:
  dotnet build -c Release
  splnet compare v1 WORKTREE Words.Xunit/words.spl
  splnet bisect --good v1 --bad HEAD --method "Letters.Count[Texts.Any](500)" --assembly Words.Xunit/bin/Release/net10.0/Words.Xunit.dll
NEXT

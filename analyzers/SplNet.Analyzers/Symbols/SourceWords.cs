using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// Searches the sources of a compilation for words. Analyzers need not look for anything that no source mentions, and reading all
/// characters of a project is cheaper than receiving all its calls. Words in comments and literals count as well; they only cause
/// unnecessary searches.
/// </summary>
internal sealed class SourceWords
{
    private const int Letters = 26;

    // The words by first letter: capitals are rare in source code, so each can be examined.
    private readonly string[][] _words;
    private readonly HashSet<string> _found = new(StringComparer.Ordinal);
    private char[] _text = [];

    private SourceWords(IEnumerable<string> words)
    {
        var letters = words.ToLookup(static word => word[0] - 'A');
        _words = [.. Enumerable.Range(0, Letters).Select(letter => letters[letter].ToArray())];
    }

    /// <summary>Finds the words that occur in the sources.</summary>
    /// <param name="words">Words of letters, digits and underscores, each of which starts with one of the 26 capitals.</param>
    /// <param name="compilation">The compilation.</param>
    public static HashSet<string> Find(IEnumerable<string> words, Compilation compilation)
    {
        var search = new SourceWords(words);
        foreach (var tree in compilation.SyntaxTrees)
            search.Read(tree.GetText());
        return search._found;
    }

    // The text is padded with characters that are not part of words, so the loop need not check its bounds.
    private void Read(SourceText source)
    {
        var (first, end) = (1, source.Length + 1);
        if (_text.Length <= end)
            _text = new char[end + 1];
        var text = _text;
        source.CopyTo(0, text, first, source.Length);
        text[end] = '\0';
        for (var index = first; index < end; index++)
        {
            var letter = text[index] - 'A';
            if ((uint)letter < Letters && !IsPart(text[index - 1]))
                Compare(text, index, _words[letter]);
        }
    }

    private void Compare(char[] text, int start, string[] words)
    {
        foreach (var word in words)
        {
            var same = 1;
            while (same < word.Length && word[same] == text[start + same])
                same++;
            if (same == word.Length && !IsPart(text[start + same]))
                _found.Add(word);
        }
    }

    private static bool IsPart(char one) => (uint)((one | 0x20) - 'a') < Letters || (uint)(one - '0') <= 9 || one == '_' || one > '\x7F';
}

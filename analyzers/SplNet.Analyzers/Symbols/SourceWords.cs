using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// Looks for words in the sources of a compilation. What no source writes down no analyzer needs to look for, and to read all characters of a project takes less than to
/// be told of all its calls. Words in comments and in literals count as well: they make an analyzer look for what is not there.
/// </summary>
internal sealed class SourceWords
{
    private const int Letters = 26;

    // Those that are looked for, by their first letters: capitals are rare enough in sources to look closer at each.
    private readonly string[][] _words;
    private readonly HashSet<string> _found = new(StringComparer.Ordinal);
    private char[] _text = [];

    private SourceWords(IEnumerable<string> words)
    {
        var letters = words.ToLookup(static word => word[0] - 'A');
        _words = [.. Enumerable.Range(0, Letters).Select(letter => letters[letter].ToArray())];
    }

    /// <summary>Those of the words that are in the sources.</summary>
    /// <param name="words">Words of letters, digits and underscores, each of which begins with one of the 26 capitals.</param>
    /// <param name="compilation">The compilation.</param>
    public static HashSet<string> Find(IEnumerable<string> words, Compilation compilation)
    {
        var search = new SourceWords(words);
        foreach (var tree in compilation.SyntaxTrees)
            search.Read(tree.GetText());
        return search._found;
    }

    // Around the text stand characters of no word, so nothing need ask where it begins and ends.
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

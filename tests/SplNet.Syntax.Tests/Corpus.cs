namespace SplNet.Syntax.Tests;

/// <summary>
/// The corpus of good and bad texts. A case begins with <c>&gt;</c> and its text; <c>=</c> is the canonical text, if there is no
/// error; <c>! CODE start+length -&gt; replacement</c> is a problem. <c>\n</c> ends a line of a text; <c>##</c> is a comment.
/// In files whose names begin with "file" the texts are files.
/// </summary>
internal static class Corpus
{
    public static IReadOnlyList<CorpusCase> Cases { get; } =
        [.. Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Corpus"), "*.txt").Order(StringComparer.Ordinal)
            .SelectMany(Read)];

    private static IEnumerable<CorpusCase> Read(string path)
    {
        var name = Path.GetFileName(path);
        CorpusCase? current = null;
        var expected = new List<string>();
        var number = 0;
        foreach (var line in File.ReadLines(path))
        {
            number++;
            if (line.StartsWith('>'))
            {
                if (current is not null)
                    yield return current with { Expected = [.. expected] };
                current = new CorpusCase(
                    $"{name}:{number}", name.StartsWith("file", StringComparison.Ordinal),
                    CorpusCase.Unescape(line.Length > 2 ? line[2..] : ""), []);
                expected.Clear();
            }
            else if (line.Length > 0 && !line.StartsWith("##", StringComparison.Ordinal))
            {
                expected.Add(line);
            }
        }

        if (current is not null)
            yield return current with { Expected = [.. expected] };
    }
}

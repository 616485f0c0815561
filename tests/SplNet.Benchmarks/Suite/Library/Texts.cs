namespace Routines;

/// <summary>What texts are like.</summary>
public static class Texts
{
    public static string WordsBackwards(string text)
    {
        var words = text.Split(' ');
        Array.Reverse(words);
        return string.Join(' ', words);
    }

    public static int Distance(string left, string right)
    {
        var row = Enumerable.Range(0, right.Length + 1).ToArray();
        for (var l = 1; l <= left.Length; l++)
        {
            var corner = row[0]++;
            for (var r = 1; r <= right.Length; r++)
            {
                var next = Math.Min(Math.Min(row[r], row[r - 1]) + 1, corner + (left[l - 1] == right[r - 1] ? 0 : 1));
                (corner, row[r]) = (row[r], next);
            }
        }

        return row[^1];
    }

    public static IReadOnlyList<string> Wrapped(string text, int width)
    {
        var (lines, line) = (new List<string>(), string.Empty);
        foreach (var word in text.Split(' '))
        {
            if (line.Length > 0 && line.Length + 1 + word.Length > width)
            {
                lines.Add(line);
                line = word;
            }
            else
            {
                line = line.Length == 0 ? word : $"{line} {word}";
            }
        }

        return [.. lines, line];
    }

    public static bool IsPalindrome(string text)
    {
        for (int left = 0, right = text.Length - 1; left < right; left++, right--)
        {
            if (text[left] != text[right])
                return false;
        }

        return true;
    }

    public static IReadOnlyDictionary<string, int> Words(string text)
    {
        var counts = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (var word in text.Split(' '))
            counts[word] = counts.GetValueOrDefault(word) + 1;
        return counts;
    }
}

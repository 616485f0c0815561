namespace Routines;

/// <summary>Finds numbers in sorted arrays, and texts in texts; -1 where there is none.</summary>
public static class Searching
{
    public static int Binary(int[] sorted, int wanted)
    {
        var place = Lower(sorted, wanted);
        return place < sorted.Length && sorted[place] == wanted ? place : -1;
    }

    public static int Lower(int[] sorted, int wanted)
    {
        var (low, high) = (0, sorted.Length);
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (sorted[middle] < wanted)
                low = middle + 1;
            else
                high = middle;
        }

        return low;
    }

    public static int Plain(string text, string pattern)
    {
        for (var start = 0; start + pattern.Length <= text.Length; start++)
        {
            var matched = 0;
            while (matched < pattern.Length && text[start + matched] == pattern[matched])
                matched++;
            if (matched == pattern.Length)
                return start;
        }

        return -1;
    }

    public static int Prefixes(string text, string pattern)
    {
        var borders = new int[pattern.Length];
        for (int index = 1, border = 0; index < pattern.Length; index++)
        {
            while (border > 0 && pattern[index] != pattern[border])
                border = borders[border - 1];
            borders[index] = border += pattern[index] == pattern[border] ? 1 : 0;
        }

        for (int index = 0, matched = 0; index < text.Length; index++)
        {
            while (matched > 0 && text[index] != pattern[matched])
                matched = borders[matched - 1];
            matched += text[index] == pattern[matched] ? 1 : 0;
            if (matched == pattern.Length)
                return index - matched + 1;
        }

        return -1;
    }

    public static int Skipping(string text, string pattern)
    {
        var shifts = new Dictionary<char, int>();
        for (var index = 0; index < pattern.Length - 1; index++)
            shifts[pattern[index]] = pattern.Length - 1 - index;
        for (var end = pattern.Length - 1; end < text.Length; end += shifts.GetValueOrDefault(text[end], pattern.Length))
        {
            if (string.CompareOrdinal(text, end - pattern.Length + 1, pattern, 0, pattern.Length) == 0)
                return end - pattern.Length + 1;
        }

        return -1;
    }
}

using System.Collections;

namespace Sut;

public sealed class Book : IReadOnlyList<string>
{
    private readonly List<string> _pages = [];
    private int _count;

    public int Count => _count;

    public string this[int index] => _pages[index];

    public void Add(string page)
    {
        _pages.Add(page);
        if (page.Length > 0)
            _count++;
    }

    public IEnumerator<string> GetEnumerator() => _pages.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

public static class Reading
{
    public static int Letters(IReadOnlyList<string> pages)
    {
        var letters = 0;
        for (var page = 0; page < pages.Count; page++)
            letters += pages[page].Length;
        return letters;
    }

    public static bool IsLong(int letters) => letters > 1000;
}

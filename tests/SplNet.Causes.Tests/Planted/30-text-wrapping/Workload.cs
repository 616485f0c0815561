using Sut;

public static class Workload
{
    private static readonly TextWrapper Wrapper = new(new Layout(50, 4, 2));

    private static readonly string[] Paragraphs =
        [.. Enumerable.Range(3, 3)
            .Select(static i => string.Join(' ', Enumerable.Range(0, 250).Select(j => new string((char)('a' + j % 26), 1 + j * i % 9))))];

    public static object Run()
    {
        var page = Wrapper.Wrap(Paragraphs);
        return $"{page.LineCount} {page.Widest} {page.ToString().Length}";
    }
}

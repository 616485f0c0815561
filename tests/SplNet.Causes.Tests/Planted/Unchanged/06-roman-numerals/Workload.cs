using Sut;

public static class Workload
{
    private static readonly Contents Book = Titles(120);

    public static object Run() => Book.Lines().Sum(static line => line.Length) + Book.TitleOf("LXXXVIII");

    private static Contents Titles(int count)
    {
        var contents = new Contents();
        for (var i = 0; i < count; i++)
            contents.Add($"chapter {i}");
        return contents;
    }
}

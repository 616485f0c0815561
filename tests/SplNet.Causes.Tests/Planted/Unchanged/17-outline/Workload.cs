using Sut;

public static class Workload
{
    private static readonly string[] Lines =
        [.. Enumerable.Range(0, 120).Select(static i =>
            i % 12 == 0 ? $"# Part {i}" : i % 4 == 0 ? $"## Chapter {i}" : i % 6 == 1 ? $"### Section {i}" : "Some text.")];

    public static object Run() => OutlineWriter.Write(OutlineReader.Read(Lines));
}

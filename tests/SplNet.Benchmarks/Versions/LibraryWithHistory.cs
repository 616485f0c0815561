namespace SplNet.Benchmarks;

/// <summary>A library of one method in two versions, and many other files.</summary>
internal static class LibraryWithHistory
{
    public const int Files = 1500;

    private const int FileBytes = 4000;

    /// <summary>Makes it.</summary>
    /// <param name="methods">How many methods the library has beside the one.</param>
    public static LibraryRepository Make(int methods = 0)
    {
        var library = new LibraryRepository();
        for (var file = 3; file < Files; file++)
            library.Write(
                FormattableString.Invariant($"docs/{file % 50}/page{file}.md"),
                string.Concat(Enumerable.Repeat(FormattableString.Invariant($"{file} "), FileBytes / 5)));
        if (methods > 0)
            library.Write(
                "src/Lib/Many.cs",
                $"namespace Lib;\npublic static class Many\n{{\n{string.Concat(Enumerable.Range(0, methods).Select(Method))}}}\n");
        Commit(library, "v1", 1);
        Commit(library, "v2", 2);
        library.WriteTests("Lib.Work.Divide(1)");
        return library;
    }

    private static string Method(int number) => FormattableString.Invariant(
        $"    public static int Of{number}(int size) {{ var sum = {number}; for (var index = 0; index < size; ") +
        FormattableString.Invariant($"index++) sum += index % 3 == 0 ? sum % (index + 1) : index; return sum; }}\n");

    private static void Commit(LibraryRepository library, string tag, int rounds)
    {
        library.Write("src/Lib/Work.cs", FormattableString.Invariant($$"""
            namespace Lib;

            public static class Work
            {
                public static int Divide(int size)
                {
                    var sum = 0;
                    for (var round = 0; round < {{rounds}}; round++)
                    {
                        for (var index = 1; index <= size; index++)
                            sum += size / index;
                    }

                    return sum;
                }
            }
            """));
        library.Commit(tag);
    }
}

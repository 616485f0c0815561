namespace SplNet.Benchmarks;

/// <summary>The tool as it was built last, which commands measure as a program.</summary>
internal static class BuiltTool
{
    private const string Assembly = "tools/SplNet.Tool/bin/Release/net10.0/SplNet.Tool.dll";

    /// <summary>The whole path of its assembly.</summary>
    /// <exception cref="InvalidOperationException">It was not built.</exception>
    public static string Path() => File.Exists(Assembly)
        ? System.IO.Path.GetFullPath(Assembly)
        : throw new InvalidOperationException($"{Assembly} is missing: dotnet build -c Release tools/SplNet.Tool");
}

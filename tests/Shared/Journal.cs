namespace SplNet.Tests.Shared;

/// <summary>
/// What happens in the measuring processes of a test: they inherit the journal's file through a variable of the environment and
/// write into it; the test reads it.
/// </summary>
internal sealed class Journal : IDisposable
{
    private const string Variable = "TESTS_OF_SPLNET_JOURNAL";

    private readonly string? _path;

    private Journal(string? path) => _path = path;

    /// <summary>Opens a journal in a test; in a measuring process the one of its parent is open already.</summary>
    public static Journal Open()
    {
        if (MeasuringProcess.IsThis)
            return new Journal(null);
        var path = Path.GetTempFileName();
        Environment.SetEnvironmentVariable(Variable, path);
        return new Journal(path);
    }

    /// <summary>Writes a line, if this is a measuring process of a test with a journal.</summary>
    public static void Write(string text)
    {
        if (MeasuringProcess.IsThis && Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } path)
            Append(path, $"{Environment.ProcessId} {text}{Environment.NewLine}");
    }

    /// <summary>
    /// What the measuring processes of the test have written so far, each line after the number of its process; asked in one of them.
    /// </summary>
    public static IReadOnlyList<string> Written() =>
        MeasuringProcess.IsThis && Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } path ? Lines(path) : [];

    /// <summary>What each measuring process wrote, in the order of the processes.</summary>
    public IReadOnlyList<IReadOnlyList<string>> Processes() =>
    [
        .. File.ReadAllLines(_path!)
            .Select(static line => line.Split(' ', 2))
            .GroupBy(static parts => parts[0], static parts => parts[1], StringComparer.Ordinal)
            .Select(static group => group.ToList()),
    ];

    /// <summary>The number of the process that wrote each line.</summary>
    public IReadOnlyList<int> Writers() =>
        [.. File.ReadAllLines(_path!)
            .Select(static line => int.Parse(line.Split(' ', 2)[0], System.Globalization.CultureInfo.InvariantCulture))];

    public void Dispose()
    {
        if (_path is null)
            return;
        Environment.SetEnvironmentVariable(Variable, null);
        File.Delete(_path);
    }

    private static string[] Lines(string path)
    {
        using var stream = Alone(path);
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries);
    }

    private static void Append(string path, string line)
    {
        using var stream = Alone(path);
        stream.Seek(0, SeekOrigin.End);
        stream.Write(System.Text.Encoding.UTF8.GetBytes(line));
    }

    // Another process may read or write at the same moment.
    private static FileStream Alone(string path)
    {
        FileStream? stream;
        while ((stream = TryOpen(path)) is null)
            Thread.Yield();
        return stream;
    }

    private static FileStream? TryOpen(string path)
    {
        try
        {
            return new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
        }
        catch (IOException) when (File.Exists(path))
        {
            return null;
        }
    }
}

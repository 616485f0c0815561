using System.Globalization;

namespace SplNet.Measuring.Instructions;

/// <summary>
/// The methods of this process by the addresses of their code: the compiled ones from the map that the runtime writes for perf, all other
/// code by its file.
/// </summary>
internal sealed class CodeMap
{
    /// <summary>The name of code without a method or a file: the runtime's stubs.</summary>
    public const string Stubs = "(stubs of the runtime)";

    private const string Folder = "DOTNET_PerfMapJitDumpPath";
    private const string Stub = "stub ";
    private const int MapFields = 3;
    private const int FileFields = 6;

    private readonly ulong[] _begins;
    private readonly (ulong End, string Name)[] _codes;

    private CodeMap(SortedDictionary<ulong, (ulong End, string Name)> codes) =>
        (_begins, _codes) = ([.. codes.Keys], [.. codes.Values]);

    /// <summary>The variables of a process whose code can be located.</summary>
    /// <param name="folder">The folder into which the runtime writes the map.</param>
    public static IReadOnlyDictionary<string, string?> Variables(string folder) => new Dictionary<string, string?>(StringComparer.Ordinal)
    {
        ["DOTNET_PerfMapEnabled"] = "3", // the map alone: 1 also writes a dump of all code, which would never be removed
        [Folder] = folder,
        ["DOTNET_EnableWriteXorExecute"] = "0", // code is where the map says
    };

    /// <summary>Reads the map of this process.</summary>
    public static CodeMap OfThisProcess()
    {
        var id = Environment.ProcessId.ToString(CultureInfo.InvariantCulture);
        var map = Path.Combine(Environment.GetEnvironmentVariable(Folder) ?? Path.GetTempPath(), $"perf-{id}.map");
        return Of(File.Exists(map) ? ReadShared(map) : [], File.ReadLines("/proc/self/maps"));
    }

    /// <summary>Reads a map.</summary>
    /// <param name="methods">The runtime's lines: address and length in hexadecimal digits, and the name. Later lines replace earlier
    /// ones.</param>
    /// <param name="files">The system's lines about the memory of the process.</param>
    public static CodeMap Of(IEnumerable<string> methods, IEnumerable<string> files)
    {
        var codes = new SortedDictionary<ulong, (ulong End, string Name)>();
        foreach (var fields in files.Select(static line => line.Split(' ', FileFields, StringSplitOptions.RemoveEmptyEntries)))
        {
            // 7f0e8c000000-7f0e8c021000 r-xp 00000000 fe:00 1234 /usr/lib/libc.so.6
            if (fields is [var place, var rights, _, _, _, var file] && rights.Contains('x', StringComparison.Ordinal)
                && place.Split('-') is [var from, var to])
                codes[Hexadecimal(from)] = (Hexadecimal(to), $"({Path.GetFileName(file)})");
        }

        foreach (var fields in methods.Select(static line => line.Split(' ', MapFields)))
        {
            if (fields is [var begin, var length, var name]
                && TryHexadecimal(begin, out var start) && TryHexadecimal(length, out var bytes))
                codes[start] = (start + bytes, name.StartsWith(Stub, StringComparison.Ordinal) ? Stubs : name);
        }

        return new CodeMap(codes);
    }

    /// <summary>The runtime's name of the method, or the file in parentheses.</summary>
    /// <param name="address">An address of code.</param>
    public string NameOf(ulong address)
    {
        var place = Array.BinarySearch(_begins, address);
        place = place < 0 ? ~place - 1 : place;
        return place >= 0 && address < _codes[place].End ? _codes[place].Name : Stubs;
    }

    // The runtime still has the file open.
    private static string[] ReadShared(string file)
    {
        using var stream = new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().Split('\n');
    }

    private static ulong Hexadecimal(string text) => ulong.Parse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);

    private static bool TryHexadecimal(string text, out ulong number) =>
        ulong.TryParse(text.StartsWith("0x", StringComparison.Ordinal) ? text[2..] : text, NumberStyles.AllowHexSpecifier,
            CultureInfo.InvariantCulture, out number);
}

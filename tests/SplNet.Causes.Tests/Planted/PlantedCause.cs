using System.Text.Json;
using SplNet.Causes.Ranking;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Planted;

/// <summary>A pair of versions of a small library, the newer slower for a known reason.</summary>
internal sealed record PlantedCause
{
    private static readonly JsonSerializerOptions Web = new(JsonSerializerDefaults.Web);

    /// <summary>What kind of reason.</summary>
    public required string Kind { get; init; }

    /// <summary>The full names of the methods at fault, any of which is right; of a struct that grew, its name.</summary>
    public required IReadOnlyList<string> Cause { get; init; }

    /// <summary>False where it leaves no count.</summary>
    public required bool Counts { get; init; }

    /// <summary>How many times as long the newer one takes, or as many bytes.</summary>
    public required double Ratio { get; init; }

    /// <summary>True where bytes were measured, and not times.</summary>
    public bool Memory { get; init; }

    /// <summary>The folder of the pair.</summary>
    [System.Text.Json.Serialization.JsonIgnore]
    public string Folder { get; private init; } = string.Empty;

    /// <summary>The pairs, by the names of their folders.</summary>
    public static IEnumerable<string> Names(string where) => Directory.EnumerateDirectories(Path.Combine(AppContext.BaseDirectory, where))
        .Select(static folder => Path.GetFileName(folder)).Where(static name => char.IsAsciiDigit(name[0])).Order(StringComparer.Ordinal);

    /// <summary>Reads one.</summary>
    public static PlantedCause Read(string name)
    {
        var folder = Path.Combine(AppContext.BaseDirectory, "Planted", name);
        return JsonSerializer.Deserialize<PlantedCause>(File.ReadAllText(Path.Combine(folder, "cause.json")), Web)! with
        {
            Folder = folder,
        };
    }

    /// <summary>What is found of it, given the ratio that was measured.</summary>
    public Findings Explain(AsyncForm form = AsyncForm.StateMachine) =>
        CountedBuild.Explain(Source(Folder, "Before"), Source(Folder, "After"), Source(Folder, "Workload"), Measured, form);

    /// <summary>What was measured.</summary>
    [System.Text.Json.Serialization.JsonIgnore]
    public Measured Measured => Memory
        ? new Measured(Ratio, double.NaN, double.NaN) { Kind = MeasuredKind.Memory }
        : new Measured(Ratio, Ratio * 0.99, Ratio * 1.01);

    /// <summary>A file of a pair.</summary>
    public static string Source(string folder, string name) => File.ReadAllText(Path.Combine(folder, name + ".cs"));

    /// <summary>True for a method or struct at fault.</summary>
    /// <param name="name">Its full name.</param>
    public bool IsRight(string name) => Cause.Contains(name, StringComparer.Ordinal) || Cause.Any(cause => IsMember(name, cause));

    // A property is named without its accessor, a constructor after its type.
    private static bool IsMember(string name, string cause)
    {
        var at = name.LastIndexOf('.');
        if (at < 0)
            return false;
        var (type, member) = (name[..at], name[(at + 1)..]);
        member = member.StartsWith("get_", StringComparison.Ordinal) || member.StartsWith("set_", StringComparison.Ordinal)
            ? member[4..]
            : member;
        var shortType = type[(type.LastIndexOf('.') + 1)..];
        return $"{type}.{member}" == cause
            || (member is "ctor" or "cctor" && (cause == $"{type}.{shortType}" || cause == $"{type}..{member}" || cause == type));
    }
}

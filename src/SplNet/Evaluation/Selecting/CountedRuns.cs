using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using SplNet.Causes.Selection;
using SplNet.Evaluation.Reuse;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Versions.Cache;

namespace SplNet.Evaluation.Selecting;

/// <summary>
/// The methods that operands executed in counted processes, kept for a day: a pull request is compared with the same base each time that it
/// grows. What operands read from outside of their output is in no key, so nothing is kept for longer.
/// </summary>
/// <param name="files">The files; null keeps nothing.</param>
/// <param name="clock">The clock.</param>
internal sealed class CountedRuns(KeyedFiles? files, TimeProvider clock)
{
    private const long SizeLimit = 32L << 20;

    private static readonly TimeSpan Longest = TimeSpan.FromDays(1);

    // To be raised with every change of the form.
    private static readonly byte[] Mark = [.. "SplNet counted runs "u8, 1];

    /// <summary>The size of what is kept.</summary>
    public long Bytes => files?.Bytes ?? 0;

    /// <summary>The store next to the built versions. Without a place for it, nothing is kept.</summary>
    /// <param name="cache">The requested folder of the cache, or null.</param>
    public static CountedRuns InCache(string? cache)
    {
        try
        {
            return new CountedRuns(
                new KeyedFiles(Path.Combine(CacheLocation.Of(cache), "counted"), ".methods", SizeLimit, TimeProvider.System),
                TimeProvider.System);
        }
        catch (CacheException)
        {
            return new CountedRuns(null, TimeProvider.System); // building the versions reports it
        }
    }

    /// <summary>The key of an operand in a build; null if its output does not determine what it executes.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="experiment">The experiment that has it.</param>
    /// <param name="origin">Where processes find the experiment.</param>
    /// <param name="folder">The output of the build.</param>
    public static string? KeyOf(MeasuredOperand operand, Experiment experiment, ExperimentOrigin origin, string folder)
    {
        if (ReuseContent.KeyOf(origin, folder) is not { } content)
            return null;
        var lines = new List<string>
        {
            typeof(CountedRuns).Module.ModuleVersionId.ToString(),
            typeof(ExecutedMethods).Module.ModuleVersionId.ToString(),
            MachineIdentity.Software(),
            content,
            RunConditions.OriginOf(origin, experiment.Site),
            operand.Symbol.WithoutVersion,
            string.Create(CultureInfo.InvariantCulture, $"{experiment.Options.Seed}"),
            experiment.Options.Runtime?.ToString() ?? string.Empty,
        };
        lines.AddRange(operand.Operand.Environment.OrderBy(static one => one.Key, StringComparer.Ordinal)
            .Select(static one => $"{one.Key}={one.Value}"));
        return Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\0', lines))));
    }

    /// <summary>The methods that one process executed; null if they are not known.</summary>
    /// <param name="key">The key.</param>
    /// <param name="seed">The seed of the process.</param>
    public ExecutedMethods? Read(string key, int seed)
    {
        if (ChecksummedContent.Read(Mark, files?.Read(Named(key, seed)) ?? []) is not { } content)
            return null;
        var lines = Encoding.UTF8.GetString(content).Split('\n');
        var counted = DateTimeOffset.Parse(lines[0], CultureInfo.InvariantCulture);
        return clock.GetUtcNow() - counted is var age && age >= TimeSpan.Zero && age <= Longest ? ExecutedMethods.Of(lines.Skip(1)) : null;
    }

    /// <summary>Keeps them. If that is impossible, the next comparison counts again.</summary>
    /// <param name="key">The key.</param>
    /// <param name="seed">The seed of the process.</param>
    /// <param name="methods">The methods.</param>
    public void Keep(string key, int seed, ExecutedMethods methods)
    {
        if (!methods.IsCounted || methods.Keys.Count == 0)
            return;
        var content = Encoding.UTF8.GetBytes(string.Join(
            '\n', methods.Keys.Order(StringComparer.Ordinal).Prepend(clock.GetUtcNow().ToString("O", CultureInfo.InvariantCulture))));
        _ = files?.Replace([(Named(key, seed), () => ChecksummedContent.Write(Mark, content))]);
    }

    /// <summary>Removes everything.</summary>
    /// <returns>How many bytes that were.</returns>
    public long Clear() => files?.Clear() ?? 0;

    private static string Named(string key, int seed) => string.Create(CultureInfo.InvariantCulture, $"{key}-{seed}");
}

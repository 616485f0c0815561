using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Mutating.Validating;
using SplNet.Versions.Cache;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>
/// The results of a run as lines of a file, each flushed before the next measurement. A killed run loses one pair, and the next run with
/// the same key continues.
/// </summary>
internal sealed class EarlierRun : IDisposable
{
    private static readonly JsonSerializerOptions Options = new()
    {
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Converters = { new JsonStringEnumConverter() },
        IgnoreReadOnlyProperties = true,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    };

    private const string AssembliesExtension = "assemblies";
    private static readonly TimeSpan LongestUnused = TimeSpan.FromDays(14);

    private readonly FileStream _file;
    private readonly Lock _turn = new();

    private EarlierRun(FileStream file, IReadOnlyList<StoredLine> lines)
    {
        _file = file;
        Assemblies = new StoredAssemblies(Path.ChangeExtension(file.Name, AssembliesExtension));
        Dropped = lines.Select(static line => line.Dropped).OfType<DroppedMutant>()
            .DistinctBy(static one => one.Mutant, StringComparer.Ordinal).ToDictionary(static one => one.Mutant, StringComparer.Ordinal);
        Screened = lines.Select(static line => line.Screened).OfType<MutantScreening>()
            .DistinctBy(static one => one.Mutant, StringComparer.Ordinal).ToDictionary(static one => one.Mutant, StringComparer.Ordinal);
        Validated = lines.Select(static line => line.Validated).OfType<ValidationOutcome>()
            .DistinctBy(static one => one.Mutant, StringComparer.Ordinal).ToDictionary(static one => one.Mutant, StringComparer.Ordinal);
        Measured = [.. lines.Select(static line => line.Measured).OfType<MeasuredPair>().DistinctBy(static one => (one.Mutant, one.Test))];
    }

    /// <summary>The assemblies of mutants that are still to be measured.</summary>
    public StoredAssemblies Assemblies { get; }

    /// <summary>The mutants without an assembly to measure, by id.</summary>
    public IReadOnlyDictionary<string, DroppedMutant> Dropped { get; }

    /// <summary>The counts, by the ids of the mutants.</summary>
    public IReadOnlyDictionary<string, MutantScreening> Screened { get; }

    /// <summary>The results of functional tests, by the ids of the mutants.</summary>
    public IReadOnlyDictionary<string, ValidationOutcome> Validated { get; }

    /// <summary>The measured pairs.</summary>
    public IReadOnlyList<MeasuredPair> Measured { get; }

    /// <summary>Opens the stored results with a key, or starts a new file.</summary>
    /// <param name="folder">The folder; it is created if it does not exist.</param>
    /// <param name="key">The key.</param>
    /// <exception cref="SplNetException">A different run has the file open, or it cannot be written.</exception>
    public static EarlierRun Open(string folder, string key)
    {
        var path = Path.Combine(folder, key + ".jsonl");
        try
        {
            Directory.CreateDirectory(folder);
            RemoveUnused(folder);
            var file = new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
            try
            {
                return new EarlierRun(file, Read(file));
            }
            catch
            {
                file.Dispose();
                throw;
            }
        }
        catch (IOException taken) when (EntryLock.IsTaken(taken))
        {
            throw new SplNetException(
                $"{path} is in use by an identical run. Wait until it ends, or name another folder with --resume.", taken);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw new SplNetException(
                $"The results of this run cannot be kept in {path}: {failure.Message} Name another folder with --resume.", failure);
        }
    }

    /// <summary>Stores the counts of a mutant.</summary>
    public void Keep(MutantScreening screened) => Append(new StoredLine { Screened = screened });

    /// <summary>Stores that a mutant does not have an assembly to measure.</summary>
    public void Keep(DroppedMutant dropped) => Append(new StoredLine { Dropped = dropped });

    /// <summary>Stores the results of functional tests for a mutant.</summary>
    public void Keep(ValidationOutcome validated) => Append(new StoredLine { Validated = validated });

    /// <summary>
    /// Stores a measured pair, unless interference from other processes decided at the lowest threshold: the next run may
    /// have the machine to itself.
    /// </summary>
    public void Keep(MeasuredPair measured)
    {
        if (measured.Thresholds is not [{ IsWithheld: true }, ..])
            Append(new StoredLine { Measured = measured });
    }

    public void Dispose() => _file.Dispose();

    // Files of abandoned runs.
    private static void RemoveUnused(string folder)
    {
        foreach (var assemblies in Directory.EnumerateDirectories(folder, "*." + AssembliesExtension)
            .Where(static one => TimeProvider.System.GetUtcNow().UtcDateTime - Directory.GetLastWriteTimeUtc(one) > LongestUnused).ToList())
            Directory.Delete(assemblies, recursive: true);
    }

    private void Append(StoredLine line)
    {
        var bytes = Encoding.UTF8.GetBytes(JsonSerializer.Serialize(line, Options) + "\n");
        lock (_turn)
        {
            _file.Write(bytes);
            _file.Flush(flushToDisk: true);
        }
    }

    // A run that was killed while writing leaves half a line, which is overwritten.
    private static List<StoredLine> Read(FileStream file)
    {
        var bytes = new byte[file.Length];
        file.ReadExactly(bytes);
        var lines = new List<StoredLine>();
        var whole = 0;
        for (var end = Array.IndexOf(bytes, (byte)'\n'); end >= 0; end = Array.IndexOf(bytes, (byte)'\n', whole))
        {
            if (Parsed(bytes.AsSpan(whole, end - whole)) is not { } line)
                break;
            lines.Add(line);
            whole = end + 1;
        }

        file.SetLength(whole);
        file.Position = whole;
        return lines;
    }

    private static StoredLine? Parsed(ReadOnlySpan<byte> line)
    {
        try
        {
            return JsonSerializer.Deserialize<StoredLine>(line, Options);
        }
        catch (JsonException)
        {
            return null; // an incomplete line
        }
    }
}

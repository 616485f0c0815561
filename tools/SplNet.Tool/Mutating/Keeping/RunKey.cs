using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using SplNet.Mutations.Results;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>
/// The inputs that must be equal to reuse the results of an earlier run: the compiled sources and options, the files of the tests, the
/// settings that decide a pair, the tool and the machine.
/// </summary>
internal static class RunKey
{
    private const int Digits = 32;

    /// <summary>Computes the key, as a file name.</summary>
    /// <param name="compiled">The compiler's inputs (<see cref="CompiledInputs"/>).</param>
    /// <param name="inputs">The files of the suites, the functional tests, the assemblies whose outputs are used, and the assembly of the
    /// user's operators.</param>
    /// <param name="settings">The settings that decide when a mutant is killed.</param>
    public static string Of(byte[] compiled, IEnumerable<string> inputs, MutationSettings settings)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        hash.AppendData(compiled);
        foreach (var file in inputs.Select(Path.GetFullPath).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)
            .SelectMany(InFolderOf))
        {
            hash.AppendData(Encoding.UTF8.GetBytes(Path.GetFileName(file)));
            hash.AppendData(SHA256.HashData(File.ReadAllBytes(file)));
        }

        hash.AppendData(Encoding.UTF8.GetBytes(string.Create(
            CultureInfo.InvariantCulture,
            $"{ToolVersion.Text}|{Environment.MachineName}|" +
            $"{string.Join(' ', InstalledFrameworks.Here.Versions(InstalledFrameworks.Core))}|" +
            $"{string.Join(',', settings.Operators)}|{string.Join(',', settings.Thresholds)}|{settings.Alpha}|{settings.TestsPerMutant}|" +
            $"{settings.KillBy}|{settings.Functional is not null}|{settings.TrustsPreserving}")));
        return Convert.ToHexStringLower(hash.GetHashAndReset())[..Digits];
    }

    // The output of an assembly includes everything that its processes load.
    private static IEnumerable<string> InFolderOf(string file) => Path.GetExtension(file).Equals(".dll", StringComparison.OrdinalIgnoreCase)
        ? Directory.EnumerateFiles(Path.GetDirectoryName(file)!).Where(static one => Path.GetExtension(one) is ".dll" or ".json")
            .Order(StringComparer.Ordinal)
        : [file];
}

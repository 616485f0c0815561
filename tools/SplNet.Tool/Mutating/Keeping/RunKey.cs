using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using SplNet.Mutations.Results;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>What must be the same for results of an earlier run to be those of this one: what is compiled and how, what the tests are built of, what decides a pair, the tool and the machine.</summary>
internal static class RunKey
{
    private const int Digits = 32;

    /// <summary>The key, as the name of a file.</summary>
    /// <param name="compiled">What is compiled (<see cref="CompiledInputs"/>).</param>
    /// <param name="inputs">The suites' files, the functional tests, the assemblies whose outputs are used, and that of the user's operators.</param>
    /// <param name="settings">What decides when a mutant is killed.</param>
    public static string Of(byte[] compiled, IEnumerable<string> inputs, MutationSettings settings)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        hash.AppendData(compiled);
        foreach (var file in inputs.Select(Path.GetFullPath).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal).SelectMany(Beside))
        {
            hash.AppendData(Encoding.UTF8.GetBytes(Path.GetFileName(file)));
            hash.AppendData(SHA256.HashData(File.ReadAllBytes(file)));
        }

        hash.AppendData(Encoding.UTF8.GetBytes(string.Create(
            CultureInfo.InvariantCulture,
            $"{ToolVersion.Text}|{Environment.MachineName}|{string.Join(' ', InstalledFrameworks.Here.Versions(InstalledFrameworks.Core))}|{string.Join(',', settings.Operators)}|{string.Join(',', settings.Thresholds)}|{settings.Alpha}|{settings.TestsPerMutant}|{settings.Functional is not null}|{settings.TrustsPreserving}")));
        return Convert.ToHexStringLower(hash.GetHashAndReset())[..Digits];
    }

    // The output of an assembly is all that its processes load.
    private static IEnumerable<string> Beside(string file) => Path.GetExtension(file).Equals(".dll", StringComparison.OrdinalIgnoreCase)
        ? Directory.EnumerateFiles(Path.GetDirectoryName(file)!).Where(static one => Path.GetExtension(one) is ".dll" or ".json").Order(StringComparer.Ordinal)
        : [file];
}

using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>The processor architecture that an assembly was built for.</summary>
internal static class AssemblyPlatform
{
    /// <summary>Gets its name in projects: <c>AnyCPU</c>, <c>x64</c>, <c>x86</c>, <c>ARM64</c>.</summary>
    /// <param name="path">The path of the assembly.</param>
    public static string Of(string path)
    {
        using var file = new PEReader(File.OpenRead(path));
        var headers = file.PEHeaders;
        return headers.CoffHeader.Machine switch
        {
            Machine.I386 when headers.CorHeader?.Flags.HasFlag(CorFlags.Requires32Bit) != true => "AnyCPU",
            Machine.I386 => "x86",
            Machine.Amd64 => "x64",
            Machine.Arm64 => "ARM64",
            var other => other.ToString(),
        };
    }
}

using System.Reflection;

namespace SplNet.Processes.Protocol;

/// <summary>
/// Identifies the build of SplNet that sends a request. Both processes need the same build, but the tool and the package that the tests
/// reference may have different versions.
/// </summary>
internal static class SplNetBuild
{
    // Older versions send requests without a build; those do not begin with this.
    private const int Mark = 0x4E4C5053;
    private const int IdentityLength = 16;

    // Read on demand: a measuring process needs it only to refuse a request.
    private static readonly Lazy<string> Version = new(
        static () => typeof(SplNetBuild).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion);

    private static Guid Identity => typeof(SplNetBuild).Assembly.ManifestModule.ModuleVersionId;

    /// <summary>Writes the build of this process.</summary>
    public static void Write(BinaryWriter writer) => Write(writer, Identity, Version.Value);

    /// <summary>Writes a build.</summary>
    /// <param name="writer">The request.</param>
    /// <param name="identity">The identity of the module, which differs for other code of the same version.</param>
    /// <param name="version">The version, with the commit where it is known.</param>
    public static void Write(BinaryWriter writer, Guid identity, string version)
    {
        writer.Write(Mark);
        writer.Write(identity.ToByteArray());
        writer.Write(version);
    }

    /// <summary>Reads the build of the other process and refuses it unless it is this one's.</summary>
    /// <exception cref="SplNetException">The builds differ.</exception>
    public static void Verify(BinaryReader reader)
    {
        var beginning = reader.ReadBytes(sizeof(int) + IdentityLength);
        var wasReported = beginning.Length == sizeof(int) + IdentityLength && BitConverter.ToInt32(beginning) == Mark;
        var version = wasReported ? reader.ReadString() : "an older version";
        if (wasReported && new Guid(beginning.AsSpan(sizeof(int))) == Identity)
            return;
        throw new SplNetException(
            $"The measured project uses SplNet {Version.Value}, " +
            $"but the process that measures it uses {(version == Version.Value ? "another build of that version" : version)}. " +
            "One cannot read what the other writes. Use the same version of the packages and of the tool.");
    }
}

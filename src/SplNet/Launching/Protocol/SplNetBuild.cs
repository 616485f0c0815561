using System.Reflection;

namespace SplNet.Launching.Protocol;

/// <summary>The build of SplNet that a request comes from. Both processes need the same one, and the tool may have another version than the package that the tests refer to.</summary>
internal static class SplNetBuild
{
    // A request of a version that did not tell its build does not begin with this.
    private const int Mark = 0x4E4C5053;
    private const int IdentityLength = 16;

    // Each measuring process would pay for it, and only a refusal needs it.
    private static readonly Lazy<string> Version = new(static () => typeof(SplNetBuild).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion);

    private static Guid Identity => typeof(SplNetBuild).Assembly.ManifestModule.ModuleVersionId;

    /// <summary>Writes the build of this process.</summary>
    public static void Write(BinaryWriter writer) => Write(writer, Identity, Version.Value);

    /// <summary>Writes a build.</summary>
    /// <param name="writer">Takes it.</param>
    /// <param name="identity">The identity of the module, which differs for other code of the same version.</param>
    /// <param name="version">The version, with the commit where it is known.</param>
    public static void Write(BinaryWriter writer, Guid identity, string version)
    {
        writer.Write(Mark);
        writer.Write(identity.ToByteArray());
        writer.Write(version);
    }

    /// <summary>Reads the build of the other process, and refuses any but that of this one.</summary>
    /// <exception cref="SplNetException">It is another build.</exception>
    public static void Verify(BinaryReader reader)
    {
        var beginning = reader.ReadBytes(sizeof(int) + IdentityLength);
        var isTold = beginning.Length == sizeof(int) + IdentityLength && BitConverter.ToInt32(beginning) == Mark;
        var version = isTold ? reader.ReadString() : "an older version";
        if (isTold && new Guid(beginning.AsSpan(sizeof(int))) == Identity)
            return;
        throw new SplNetException(
            $"The measured project has SplNet {Version.Value}, and the process that measures it has {(version == Version.Value ? "another build of that version" : version)}. " +
            "One cannot read what the other writes. Use the same version of the packages and of the tool.");
    }
}

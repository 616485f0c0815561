using SplNet.UnitTests;
using SplNet.Values;

namespace SplNet.Replaying;

/// <summary>A console program, run again from its entry point with the same arguments.</summary>
internal sealed record ProgramOrigin(string Assembly, string[] Arguments) : ExperimentOrigin
{
    public override string AssemblyPath => Assembly;

    public override ExperimentOrigin In(Func<string, string> placeOf) => this with { Assembly = placeOf(Assembly) };

    public override bool RunsAgain => true;

    public override Task ReachAsync(ReplaySession session)
    {
        var entry = TestAssembly.Load(Assembly).EntryPoint
            ?? throw new UnreplayableTestException($"{Assembly} does not have an entry point to run again.");
        return TestMethod.InvokeAsync(entry, instance: null, entry.GetParameters().Length == 0 ? [] : [Arguments]);
    }

    public override void Write(BinaryWriter writer)
    {
        writer.Write((byte)OriginKind.Program);
        writer.Write(Assembly);
        writer.Write(Arguments.Length);
        foreach (var argument in Arguments)
            writer.Write(argument);
    }

    public static ProgramOrigin ReadFrom(BinaryReader reader)
    {
        var assembly = reader.ReadString();
        return new ProgramOrigin(assembly, reader.ReadArray(static one => one.ReadString()));
    }
}

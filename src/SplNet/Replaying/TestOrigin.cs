using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;

namespace SplNet.Replaying;

/// <summary>A test, run again by its framework.</summary>
internal sealed record TestOrigin(string Framework, TestIdentity Test) : ExperimentOrigin
{
    public override string AssemblyPath => Test.AssemblyPath;

    public override ExperimentOrigin In(Func<string, string> placeOf) =>
        this with { Test = Test with { AssemblyPath = placeOf(Test.AssemblyPath) } };

    public override bool RunsAgain => true;

    public override Task ReachAsync(ReplaySession session)
    {
        var framework = TestFrameworks.Create(Framework);
        session.Verify = () => framework.Verify(Test);
        session.IsInOtherTest = () => framework.RunsAnother(Test);
        session.IsOutsideOfTest = () => framework.FindRunningTest() is null;
        return framework.ReplayAsync(Test);
    }

    public override void Write(BinaryWriter writer)
    {
        writer.Write((byte)OriginKind.Test);
        writer.Write(Framework);
        writer.Write(Test.AssemblyPath);
        writer.Write(Test.TypeName);
        writer.Write(Test.MethodSignature);
        writer.Write(Test.RowKey is not null);
        writer.Write(Test.RowKey ?? string.Empty);
        writer.Write(Test.Settings.Count);
        foreach (var (name, value) in Test.Settings)
        {
            writer.Write(name);
            writer.Write(value);
        }
    }

    public static TestOrigin ReadFrom(BinaryReader reader)
    {
        var framework = reader.ReadString();
        var (assembly, type, method) = (reader.ReadString(), reader.ReadString(), reader.ReadString());
        var hasRow = reader.ReadBoolean();
        var row = reader.ReadString();
        return new TestOrigin(framework, new TestIdentity(assembly, type, method, hasRow ? row : null) { Settings = ReadSettings(reader) });
    }

    private static Dictionary<string, string> ReadSettings(BinaryReader reader)
    {
        var settings = new Dictionary<string, string>(StringComparer.Ordinal);
        for (var remaining = reader.ReadInt32(); remaining > 0; remaining--)
            settings[reader.ReadString()] = reader.ReadString();
        return settings;
    }
}

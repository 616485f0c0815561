namespace SplNet.History.Measurements;

/// <summary>Measurements that share what changes from one time to the next: the machine, its state, the code.</summary>
/// <param name="Machine">On which machine.</param>
/// <param name="Revision">Of which code.</param>
/// <param name="Runtime">The runtime, for example ".NET 10.0.12"; empty if unknown.</param>
/// <param name="Name">What tells sessions of the same code on the same machine apart: the user's word, or the day in universal time.</param>
internal sealed record Session(MachineClass Machine, Revision Revision, string Runtime, string Name)
{
    /// <summary>The key of the session. Who records a part of it elsewhere makes the same.</summary>
    public string Key => ContentKey.Of(Machine.Key, Revision.Commit, Revision.Tree, Runtime, Name);
}

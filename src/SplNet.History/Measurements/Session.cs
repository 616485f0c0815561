namespace SplNet.History.Measurements;

/// <summary>Measurements that share everything that varies over time: the machine, its state, the code.</summary>
/// <param name="Machine">The class of the machine.</param>
/// <param name="Revision">The measured code.</param>
/// <param name="Runtime">The runtime, for example ".NET 10.0.12"; empty if unknown.</param>
/// <param name="Name">The name that distinguishes sessions of the same code on the same machine: the user's label, or the day
/// in universal time.</param>
internal sealed record Session(MachineClass Machine, Revision Revision, string Runtime, string Name)
{
    /// <summary>Gets the key of the session. Recording a part of it elsewhere produces the same key.</summary>
    public string Key => ContentKey.Of(Machine.Key, Revision.Commit, Revision.Tree, Runtime, Name);
}

using SplNet.Values.Options;
using SplNet.Versions.Processes;

namespace SplNet.Machine;

/// <summary>Finds the processes that a measuring process has started; they become orphans when it crashes.</summary>
internal sealed class Descendants() : ProcessMark(ReservedVariables.Launch, Guid.NewGuid().ToString("N"));

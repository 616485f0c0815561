using System.Reflection;

namespace SplNet.Measuring.Phases;

/// <summary>One user action in an operand's life cycle.</summary>
/// <param name="Name">The name in the report.</param>
/// <param name="Each">The frequency with which it runs.</param>
/// <param name="Action">The action; only a validation returns false.</param>
/// <param name="Written">The user's code in it.</param>
internal sealed record Phase(string Name, Each Each, Func<bool> Action, MethodInfo Written)
{
    private const string FailedValidation = "The operand's validation returned false: the measured call did not do its work.";

    /// <summary>Runs the action.</summary>
    /// <exception cref="PhaseFailedException">The action threw.</exception>
    /// <exception cref="SplNetException">The validation returned false.</exception>
    public void Perform()
    {
        if (!PhaseFailedException.Watch(Title, Action))
            throw new SplNetException(Each == Each.Run ? FailedValidation : $"{FailedValidation} It was the {Title}.");
    }

    private string Title => Each switch
    {
        Each.Iteration => Name + " of an iteration",
        Each.Operation => Name + " of an operation",
        _ => Name,
    };
}

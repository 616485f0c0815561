namespace SplNet.Evaluation.Progress;

/// <summary>Shows nothing.</summary>
internal sealed class NoDisplay : IProgressDisplay
{
    public void Announce(string text)
    {
    }

    public void Update(string text)
    {
    }

    public void Clear()
    {
    }
}

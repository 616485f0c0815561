namespace SplNet.Evaluation.Progress;

/// <summary>Shows progress to people.</summary>
internal interface IProgressDisplay
{
    /// <summary>Reports a start or an end.</summary>
    void Announce(string text);

    /// <summary>Reports that something continues; a display may leave out many of these.</summary>
    void Update(string text);

    /// <summary>Makes room for what the program itself prints.</summary>
    void Clear();
}

namespace SplNet.History.Stores;

/// <summary>The tables of a history. {id}, {integer}, {real} and {blob} are placeholders for the types of a database.</summary>
internal static class HistorySchema
{
    /// <summary>Forward migrations; their number is the version of a store. A published step is never changed.</summary>
    public static readonly IReadOnlyList<string> Migrations =
    [
        """
        CREATE TABLE machine (
            id {id},
            key TEXT NOT NULL UNIQUE,
            processor TEXT NOT NULL,
            architecture TEXT NOT NULL,
            processors {integer} NOT NULL,
            system TEXT NOT NULL,
            label TEXT NOT NULL);
        CREATE TABLE session (
            id {id},
            key TEXT NOT NULL UNIQUE,
            machine {integer} NOT NULL REFERENCES machine(id),
            commit_id TEXT NOT NULL,
            tree TEXT NOT NULL,
            is_changed {integer} NOT NULL,
            runtime TEXT NOT NULL,
            name TEXT NOT NULL);
        CREATE TABLE series (
            id {id},
            key TEXT NOT NULL UNIQUE,
            source TEXT NOT NULL,
            requirement TEXT NOT NULL,
            operand TEXT NOT NULL,
            metric TEXT NOT NULL,
            unit TEXT NOT NULL);
        CREATE TABLE experiment (
            id {id},
            key TEXT NOT NULL UNIQUE,
            digest TEXT NOT NULL,
            session {integer} NOT NULL REFERENCES session(id),
            ended TEXT NOT NULL,
            source TEXT NOT NULL,
            title TEXT NOT NULL,
            verdict TEXT NOT NULL,
            alpha {real} NOT NULL);
        CREATE TABLE comparison (
            experiment {integer} NOT NULL REFERENCES experiment(id),
            position {integer} NOT NULL,
            text TEXT NOT NULL,
            truth TEXT NOT NULL,
            p_value {real},
            lower_end {real},
            upper_end {real},
            PRIMARY KEY (experiment, position));
        CREATE TABLE sample (
            experiment {integer} NOT NULL REFERENCES experiment(id),
            series {integer} NOT NULL REFERENCES series(id),
            session {integer} NOT NULL REFERENCES session(id),
            usable {integer} NOT NULL,
            runs {integer} NOT NULL,
            mean {real} NOT NULL,
            variance {real} NOT NULL,
            log_mean {real},
            log_variance {real},
            data {blob} NOT NULL,
            PRIMARY KEY (experiment, series));
        CREATE INDEX point ON sample (series, session, runs, mean, variance, log_mean, log_variance) WHERE usable = 1;
        CREATE INDEX experiment_of_session ON experiment (session);
        CREATE TABLE event (
            key TEXT NOT NULL PRIMARY KEY,
            at TEXT NOT NULL,
            kind TEXT NOT NULL,
            series TEXT NOT NULL,
            commit_id TEXT NOT NULL,
            reason TEXT NOT NULL,
            evidence TEXT NOT NULL);
        CREATE TABLE alias (
            old_key TEXT NOT NULL PRIMARY KEY,
            new_key TEXT NOT NULL);
        CREATE TABLE shard (
            session TEXT NOT NULL,
            shards {integer} NOT NULL,
            shard {integer} NOT NULL,
            PRIMARY KEY (session, shards, shard));
        """,
        """
        CREATE TABLE placebo (
            key TEXT NOT NULL PRIMARY KEY,
            at TEXT NOT NULL,
            machine TEXT NOT NULL,
            series TEXT NOT NULL,
            commit_id TEXT NOT NULL,
            is_alarm {integer} NOT NULL,
            differences TEXT NOT NULL);
        """,
        """
        ALTER TABLE sample ADD COLUMN body TEXT NOT NULL DEFAULT '';
        DROP INDEX point;
        CREATE INDEX point ON sample (series, session, runs, mean, variance, log_mean, log_variance, body) WHERE usable = 1;
        """,
        // Null in older samples, whose mean replaces it.
        """
        ALTER TABLE sample ADD COLUMN log_median {real};
        DROP INDEX point;
        CREATE INDEX point ON sample (series, session, runs, mean, variance, log_mean, log_variance, log_median, body) WHERE usable = 1;
        """,
        """
        ALTER TABLE series ADD COLUMN framework TEXT NOT NULL DEFAULT '';
        """,
    ];
}
